import { isLoopbackHost } from "@storywall/domain/net/loopback.ts";
import { type PerSite, parseSiteCode, SEED_SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings, and collects an issue for each that is wrong: one sentence for the person who starts the shop. */
export type EnvironmentReader = {
  readonly issues: readonly string[];
  /** Adds an issue. It must not quote a secret: a value that is wrong here may be valid for another service. */
  addIssue(issue: string): void;
  /** Returns the value of a setting; null when it is absent or empty. */
  readText(name: string): string | null;
  /** Returns the value of a setting that must be one of the choices. */
  readChoice<const Choice extends string>(
    name: string,
    choices: readonly Choice[],
    defaultValue: NoInfer<Choice>,
  ): Choice;
  /**
   * Returns the parsed value of a setting, the default when it is absent or cannot be parsed.
   * @param expectation Ends the sentence of the issue: "is not a port; it is …".
   */
  readSetting<T>(
    name: string,
    defaultValue: T,
    parse: (value: string) => T | undefined,
    expectation: string,
  ): T;
  /**
   * Returns the setting of each site, such as `TAG_MANAGER_ID_NZ`, for the sites of the seeds and any other
   * site that has one.
   */
  readPerSite<T>(name: string, read: (setting: string, site: SiteCode) => T): PerSite<T>;
  /**
   * Returns the origin of a fake service; null when none is set. So secrets are sent only to the service itself
   * or to a fake on this machine.
   */
  readFakeServiceUrl(name: string): string | null;
};

export const createEnvironmentReader = (environment: Environment): EnvironmentReader => {
  const issues: string[] = [];
  const addIssue: EnvironmentReader["addIssue"] = (issue) => void issues.push(issue);

  // A compose file writes `MAIL_URL=` for "none".
  const readText: EnvironmentReader["readText"] = (name) => environment[name]?.trim() || null;

  const readChoice: EnvironmentReader["readChoice"] = (name, choices, defaultValue) => {
    const value = readText(name) ?? defaultValue;
    const known = choices.find((candidate) => candidate === value);
    if (known !== undefined) return known;
    addIssue(`${name}=${value} is not known; it can be ${choices.join(" or ")}.`);
    return defaultValue;
  };

  const readSetting: EnvironmentReader["readSetting"] = (name, defaultValue, parse, expectation) => {
    const value = readText(name);
    if (value === null) return defaultValue;
    const parsed = parse(value);
    if (parsed === undefined) addIssue(`${name}=${value} ${expectation}.`);
    return parsed ?? defaultValue;
  };

  const readPerSite: EnvironmentReader["readPerSite"] = (name, read) => {
    const added = Object.keys(environment).flatMap((setting) => {
      const code = setting.startsWith(`${name}_`) && parseSiteCode(setting.slice(name.length + 1));
      return code && !isSeed(code) ? [code] : [];
    });
    return {
      ZA: read(`${name}_ZA`, "ZA"),
      AU: read(`${name}_AU`, "AU"),
      ...Object.fromEntries(added.map((code) => [code, read(`${name}_${code}`, code)])),
    };
  };

  const readFakeServiceUrl: EnvironmentReader["readFakeServiceUrl"] = (name) => {
    const value = readText(name);
    if (value === null) return null;
    const url = URL.parse(value);
    const isLoopback = url?.protocol === "http:" && isLoopbackHost(url.hostname);
    if (isLoopback && `${url.origin}/` === url.href) return url.origin;
    addIssue(
      `${name}=${value} is not a stand-in on this machine; it is like http://127.0.0.1:4100, and only for tests.`,
    );
    return null;
  };

  return { issues, addIssue, readText, readChoice, readSetting, readPerSite, readFakeServiceUrl };
};

const isSeed = (code: SiteCode): boolean => SEED_SITE_CODES.some((seed) => seed === code);
