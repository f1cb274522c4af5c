import { Client } from "pg";

/** Runs one statement on the PostgreSQL at `url`, in a separate connection. */
export const executeOn = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
