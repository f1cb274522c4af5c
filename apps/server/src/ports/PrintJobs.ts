/** One tile of one line of an order, to be printed as often as the line's quantity says. */
export type PrintJob = { readonly id: string; readonly lineId: string; readonly tile: string };

export type PrintJobCounts = { readonly waiting: number; readonly done: number; readonly cancelled: number };

/** What is to be printed. Nothing is before `printableFrom`, when the shopper cannot cancel any more. */
export type PrintJobs = {
  /** A tile that has its job already keeps that one. */
  addForOrder(
    orderId: string,
    jobs: readonly PrintJob[],
    times: { readonly printableFrom: Date; readonly now: Date },
  ): Promise<void>;
  /** What is not printed yet will not be. */
  cancelForOrder(orderId: string): Promise<void>;
  countOfOrder(orderId: string): Promise<PrintJobCounts>;
};
