/** Tried in this order: Edge and Opera also say Chrome, and Chrome also says Safari. */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Returns browser and system as a person names them ("Firefox on Windows"), from the header `User-Agent`. */
export const describeDevice = (userAgent: string | undefined): string => {
  const find = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const browser = find(BROWSERS) ?? "Another program";
  const system = find(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
};
