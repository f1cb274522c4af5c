/**
 * Ends this child process when the process that started it has ended, so that a killed shop leaves no
 * processes. The parent may have ended before this call: Node emits no second `disconnect` then.
 */
export const exitWithParent = (): void => {
  process.on("disconnect", () => process.exit());
  if (!process.connected) process.exit();
};
