import { getCustomer } from "@storywall/contract/calls/customers/getCustomer.ts";
import { CustomerPage } from "../../../features/admin/customers/CustomerPage.tsx";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { NO_STORE_HEADERS, unwrapOwnerReply } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/customer.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { detail: unwrapOwnerReply(await createLoaderApi(context)(getCustomer, { params })) };
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMetaFor(matches, loaderData?.detail.customer.name || "Customer");

export default function AdminCustomer({ loaderData: { detail } }: Route.ComponentProps) {
  return <CustomerPage key={detail.customer.customerId} detail={detail} />;
}
