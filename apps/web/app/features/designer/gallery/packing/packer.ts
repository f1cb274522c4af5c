import type { PackReply, PackRequest } from "./messages.ts";

/** The part of a worker that is used here, so that tests can fake it. */
export type PackWorker = {
  readonly postMessage: (request: PackRequest) => void;
  readonly terminate: () => void;
};

export type PackerDependencies = {
  /** @throws where the browser starts no workers */
  readonly startWorker: (onReply: (reply: PackReply) => void, onError: () => void) => PackWorker;
  /** Packs in the page's own thread: for browsers in which no worker starts. */
  readonly packHere: (request: PackRequest) => Promise<PackReply>;
};

export type PackResult =
  | { readonly kind: "packed"; readonly rects: PackReply }
  /** A newer request arrived before the reply. */
  | { readonly kind: "superseded" };

export type Packer = (request: PackRequest) => Promise<PackResult>;

type Pending = {
  readonly request: PackRequest;
  readonly resolve: (result: PackResult | Promise<PackResult>) => void;
};

/**
 * Creates a packer with one worker, which the first request starts. A newer request cancels the one before by
 * terminating its worker, since a worker gets no messages until it has finished.
 */
export const createPacker = ({ startWorker, packHere }: PackerDependencies): Packer => {
  let worker: PackWorker | null = null;
  let pending: Pending | null = null;

  const settle = (result: PackResult | Promise<PackResult>): void => {
    const settled = pending;
    pending = null;
    settled?.resolve(result);
  };

  const stopWorker = (): void => {
    worker?.terminate();
    worker = null;
  };

  const packWithoutWorker = async (request: PackRequest): Promise<PackResult> => ({
    kind: "packed",
    rects: await packHere(request),
  });

  const getWorker = (): PackWorker => {
    worker ??= startWorker(
      (rects) => settle({ kind: "packed", rects }),
      () => {
        stopWorker();
        if (pending) settle(packWithoutWorker(pending.request));
      },
    );
    return worker;
  };

  return (request) => {
    if (pending) {
      stopWorker();
      settle({ kind: "superseded" });
    }
    return new Promise((resolve) => {
      pending = { request, resolve };
      try {
        getWorker().postMessage(request);
      } catch {
        settle(packWithoutWorker(request));
      }
    });
  };
};
