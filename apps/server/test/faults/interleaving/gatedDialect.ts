import type { DatabaseConnection, Dialect, Driver } from "kysely";

/** Wraps a dialect so that every statement, commit and rollback waits for its turn. */
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
    if (!found) throw new Error("Another driver created this connection.");
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
    // Needs no turn: it is sent with the transaction's first statement.
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
