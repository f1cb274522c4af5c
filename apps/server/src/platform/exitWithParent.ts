/**
 * Ends this child process when the process that started it has ended, so that nothing of a killed shop is left. That
 * may have been before this call: Node emits no second `disconnect` for it.
 */
export const exitWithParent = (): void => {
  process.on("disconnect", () => process.exit());
  if (!process.connected) process.exit();
};
