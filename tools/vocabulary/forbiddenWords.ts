/**
 * Words that names may not use, each with the project's word for it. With one word for one thing, a reader can
 * search for it; with two, the reader would search for a difference that does not exist.
 */
type ForbiddenWords = {
  /** One word or several consecutive ones: "stand in" is found in `standIn` and `STAND_IN`. */
  readonly words: readonly string[];
  readonly useInstead: string;
};

// biome-ignore format: a table is read by its columns
export const FORBIDDEN_WORDS: readonly ForbiddenWords[] = [
  { words: ["refusal", "refusals", "refuse", "refuses", "refused"], useInstead: "error, error code, reject (decline for a card)" },
  { words: ["failure", "failures", "trouble", "troubles", "problem", "problems"], useInstead: "error" },
  { words: ["fault", "faults"],                           useInstead: "issue for a wrong field, error for the rest" },
  { words: ["outcome", "outcomes", "done"],               useInstead: "result, ok" },
  { words: ["not reached"],                               useInstead: "unreachable" },

  { words: ["keep", "keeps", "kept", "keeper", "keeping", "unkept"], useInstead: "save, saved, storage, put, retention" },
  { words: ["memory", "memories"],                        useInstead: "storage" },
  { words: ["remember", "remembered", "forget", "forgets", "forgotten"], useInstead: "save and load, clear, purge, erase" },
  { words: ["lend", "lends", "lent"],                     useInstead: "withFile, withMasters: scoped access" },
  { words: ["sweep", "sweeps"],                           useInstead: "purge" },
  { words: ["gone", "anew"],                              useInstead: "deleted, removed; again" },

  { words: ["say", "says", "said", "words", "wording"],   useInstead: "message, label, text" },
  { words: ["tell", "tells", "told", "remark", "remarks", "news"], useInstead: "announce, track, post, notify" },
  { words: ["moment", "moments"],                         useInstead: "event" },
  { words: ["look", "looks", "looked", "sight"],          useInstead: "variant, camera, viewport, inspect, poll" },

  { words: ["patience", "longest", "shortest", "soonest", "latest", "most", "fewest"], useInstead: "timeout, max, min" },
  { words: ["at once"],                                   useInstead: "concurrency, batch size" },
  { words: ["tries", "try again", "ask again"],           useInstead: "attempts, retry, poll" },
  { words: ["give up", "give back", "let go"],            useInstead: "markFailed, refund, release" },
  { words: ["under way", "on its way"],                   useInstead: "pending" },

  { words: ["take", "takes", "taken", "intake"],          useInstead: "claim, acquire, reserve, ingest, add" },
  { words: ["bring", "brings", "brought", "come", "comes", "came", "go", "goes", "went"], useInstead: "add, restore, sync: the exact verb" },
  { words: ["upkeep"],                                    useInstead: "scheduler, scheduled task" },
  { words: ["admit", "admits", "door", "doors", "knock"], useInstead: "rate limit, endpoint, server" },
  { words: ["sharer"],                                    useInstead: "quota holder" },
  { words: ["wish", "wishes"],                            useInstead: "request, selection" },
  { words: ["judge", "judgement", "judgment"],            useInstead: "validate, validation" },
  { words: ["stand", "stands", "stood", "stand in", "stand ins"], useInstead: "fake; state" },
  { words: ["books"],                                     useInstead: "ledger" },

  { words: ["papers"],                                    useInstead: "order documents" },
  { words: ["desk", "desks"],                             useInstead: "admin" },
  { words: ["picture", "pictures"],                       useInstead: "photo, preview, wall photo, illustration, image" },
  { words: ["land", "lands", "landed", "landing", "carry", "carries", "carried", "carrying"], useInstead: "drop, drag, transfer, pick up" },
  { words: ["awake", "at rest"],                          useInstead: "hydrated, idle" },

  { words: ["whoever", "nobody", "somebody", "thing", "things", "way", "ways"], useInstead: "the name of the person or object" },
];
