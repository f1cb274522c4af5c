import { data } from "react-router";
import { SettingsPage } from "../../../features/admin/shopSettings/SettingsPage.tsx";
import { SETTING_SECTIONS } from "../../../features/admin/shopSettings/settingSections.ts";
import { createLoaderApi } from "../../../loaderApi.server.ts";
import { adminMetaFor } from "../adminMetaFor.ts";
import { NO_STORE_HEADERS } from "../unwrapOwnerReply.ts";
import type { Route } from "./+types/section.ts";
import { loadSites } from "./loadSites.ts";

const findSection = (key: string) => SETTING_SECTIONS.find((section) => section.key === key);

export async function loader({ context, request, params }: Route.LoaderArgs) {
  if (!findSection(params.section)) throw data(null, { status: 404 });
  return loadSites(createLoaderApi(context), request);
}

export const headers = () => NO_STORE_HEADERS;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  adminMetaFor(matches, findSection(params.section)?.title ?? "Shop");

export default function AdminSettings({ loaderData, params }: Route.ComponentProps) {
  const section = findSection(params.section);
  return section ? <SettingsPage key={section.key} section={section} {...loaderData} /> : null;
}
