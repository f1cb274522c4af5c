import { Readable } from "node:stream";
import { orderFilter } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { MAX_BULK_ORDERS } from "@storywall/domain/orders/bulkLimits.ts";
import type { FastifyPluginAsync } from "fastify";
import * as z from "zod/mini";
import type { OrderDocuments } from "../../ports/print/OrderDocuments.ts";
import { exportOrders } from "../../usecases/orderList/exportOrders.ts";
import { getAddressLabels } from "../../usecases/orderList/getLabels.ts";
import type { Shop } from "../../usecases/shop.ts";
import { HttpError, sendError } from "../httpError.ts";
import { authenticateStaff, type StaffAuthentication } from "../owner/authenticateStaff.ts";
import { rejectUnknownSite } from "../site.ts";
import { toOrderQuery } from "../wire/owner/orderList.ts";

type OrderFileDependencies = StaffAuthentication & {
  readonly shop: Shop;
  readonly documents: Pick<OrderDocuments, "renderLabels">;
};

/** `ZA-1042,ZA-1043` */
const labelQuery = z.strictObject({
  orders: z.string().check(z.regex(/^[\w-]{1,40}(,[\w-]{1,40})*$/, "is no list of order numbers")),
});

/** Addresses of shoppers are in these files, so no cache stores them. */
const headersOf = (type: string, name: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "private, no-store",
});

/**
 * Serves lists of orders as files for staff: `/api/owner/orders.csv` with the filters of the list, and
 * `/api/owner/orders/labels.pdf`. As files they are not calls of the contract, but their errors have the same
 * format.
 */
export const orderFileRoutes =
  ({ shop, documents, ...authentication }: OrderFileDependencies): FastifyPluginAsync =>
  async (app) => {
    app.get("/api/owner/orders.csv", async (request, reply) => {
      const actor = await authenticateStaff(request, reply, authentication);
      const filter = parseQuery(orderFilter, request.query);
      rejectUnknownSite(shop.sites(), filter.site);
      const rows = await exportOrders(shop, actor, toOrderQuery(filter));
      if (rows.kind === "error") return sendError(reply, rows);
      reply.headers(headersOf("text/csv; charset=utf-8", "orders.csv"));
      return reply.send(Readable.from(rows.value));
    });

    app.get("/api/owner/orders/labels.pdf", async (request, reply) => {
      const actor = await authenticateStaff(request, reply, authentication);
      const numbers = parseQuery(labelQuery, request.query).orders.split(",");
      if (numbers.length > MAX_BULK_ORDERS)
        throw new HttpError("BAD_REQUEST", `Please choose at most ${MAX_BULK_ORDERS} orders.`);
      const sheet = await getAddressLabels(shop, actor, numbers);
      if (sheet.kind === "error") return sendError(reply, sheet);
      reply.headers(headersOf("application/pdf", "labels.pdf"));
      return reply.send(Buffer.from(await documents.renderLabels(sheet.value)));
    });
  };

/** @throws HttpError BAD_REQUEST when the query does not match the schema. */
const parseQuery = <Schema extends z.ZodMiniType>(schema: Schema, query: unknown): z.output<Schema> => {
  const parsed = z.safeParse(schema, query);
  if (parsed.success) return parsed.data;
  throw new HttpError("BAD_REQUEST", "This address is not right. Please go back and try again.");
};
