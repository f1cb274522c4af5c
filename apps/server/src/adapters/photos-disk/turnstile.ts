/** Lets so many pieces of work run at a time; whoever comes then waits in line. */
export type Turnstile = { readonly pass: <Value>(work: () => Promise<Value> | Value) => Promise<Value> };

export const createTurnstile = (places: number): Turnstile => {
  const line: (() => void)[] = [];
  let free = places;
  return {
    pass: async (work) => {
      if (free > 0) free -= 1;
      else await new Promise<void>((go) => line.push(go));
      try {
        return await work();
      } finally {
        // The place goes straight to whoever waits longest.
        const next = line.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
};

/**
 * For each piece of a photo that is written or hashed in this process. With fifty uploads at once a cart's call came to
 * its turn between fifty pieces and took five times as long; now it waits for four.
 */
export const photoPieces = createTurnstile(4);
