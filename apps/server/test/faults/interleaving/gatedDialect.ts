import type { DatabaseConnection, Dialect, Driver } from "kysely";

/** A dialect of which every statement, and every commit, asks to pass before it goes to the database. */
export const gatedDialect = (dialect: Dialect, pass: () => Promise<void>): Dialect => ({
  createDriver: () => gatedDriver(dialect.createDriver(), pass),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

const gatedDriver = (driver: Driver, pass: () => Promise<void>): Driver => {
  const gated = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const inner = (connection: DatabaseConnection): DatabaseConnection => {
    const found = gated.get(connection);
    if (!found) throw new Error("this connection was made by another driver");
    return found;
  };
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const connection = await driver.acquireConnection();
      const gate: DatabaseConnection = {
        executeQuery: async (query) => {
          await pass();
          return connection.executeQuery(query);
        },
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
      gated.set(gate, connection);
      return gate;
    },
    // It travels with the transaction's first statement.
    beginTransaction: (connection, settings) => driver.beginTransaction(inner(connection), settings),
    commitTransaction: async (connection) => {
      await pass();
      await driver.commitTransaction(inner(connection));
    },
    rollbackTransaction: async (connection) => {
      await pass();
      await driver.rollbackTransaction(inner(connection));
    },
    releaseConnection: (connection) => driver.releaseConnection(inner(connection)),
    destroy: () => driver.destroy(),
  };
};
