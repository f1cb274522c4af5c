import type { EnvironmentReader } from "./environmentReader.ts";

/** Returns the value of DATABASE_URL; null for the embedded database. */
export const readDatabaseUrl = (
  { readText, addIssue }: EnvironmentReader,
  role: "all" | "web" | "worker",
): string | null => {
  const url = readText("DATABASE_URL");
  if (url !== null && !/^postgres(ql)?:\/\/\S+$/.test(url)) {
    // Without the value: a malformed address may contain a valid password.
    addIssue("DATABASE_URL is not an address of a PostgreSQL database; it begins with postgres://.");
  }
  if (role !== "all" && url === null) {
    addIssue(
      `ROLE=${role} shares its work with other processes, and the embedded database can have one process only. ` +
        "Name a PostgreSQL in DATABASE_URL, or leave ROLE away.",
    );
  }
  return url;
};
