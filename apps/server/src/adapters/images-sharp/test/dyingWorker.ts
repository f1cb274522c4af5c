/** A process that does what a hostile photo might make a decoder do; the path of the original says what. */
const held: Buffer[] = [];

process.on("message", (job: { original: string }) => {
  if (job.original === "crash") process.abort();
  if (job.original === "hang") for (;;);
  if (job.original === "swell") {
    for (let block = 0; block < 40; block++) held.push(Buffer.alloc(10_000_000, 1));
    return;
  }
  process.send?.({
    kind: "takenIn",
    masterResult: { kind: "photo", format: "jpeg", width: process.pid, height: 1 },
  });
});
process.on("disconnect", () => process.exit());
