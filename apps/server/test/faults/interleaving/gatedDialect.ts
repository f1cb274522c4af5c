import type { DatabaseConnection, Dialect, Driver } from "kysely";

/** A dialect of which every statement, and every commit, asks to pass before it goes to the database. */
export const gatedDialect = (dialect: Dialect, waitForTurn: () => Promise<void>): Dialect => ({
  createDriver: () => gatedDriver(dialect.createDriver(), waitForTurn),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

const gatedDriver = (driver: Driver, waitForTurn: () => Promise<void>): Driver => {
  const realConnections = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const realConnection = (connection: DatabaseConnection): DatabaseConnection => {
    const found = realConnections.get(connection);
    if (!found) throw new Error("this connection was made by another driver");
    return found;
  };
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const connection = await driver.acquireConnection();
      const gatedConnection: DatabaseConnection = {
        executeQuery: async (query) => {
          await waitForTurn();
          return connection.executeQuery(query);
        },
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
      realConnections.set(gatedConnection, connection);
      return gatedConnection;
    },
    // It travels with the transaction's first statement.
    beginTransaction: (connection, settings) => driver.beginTransaction(realConnection(connection), settings),
    commitTransaction: async (connection) => {
      await waitForTurn();
      await driver.commitTransaction(realConnection(connection));
    },
    rollbackTransaction: async (connection) => {
      await waitForTurn();
      await driver.rollbackTransaction(realConnection(connection));
    },
    releaseConnection: (connection) => driver.releaseConnection(realConnection(connection)),
    destroy: () => driver.destroy(),
  };
};
