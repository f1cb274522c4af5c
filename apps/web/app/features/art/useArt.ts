import { getAllArtItems } from "@storywall/contract/calls/art/getAllArtItems.ts";
import { getAllArtSets } from "@storywall/contract/calls/art/getAllArtSets.ts";
import { getArtItems } from "@storywall/contract/calls/art/getArtItems.ts";
import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { useEffect, useState } from "react";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { type ArtFilterChoices, listArtFilters } from "./listArtFilters.ts";

export type ArtFilter =
  | { readonly kind: "all" }
  | { readonly kind: "set"; readonly id: string }
  | { readonly kind: "tag"; readonly tag: string };

type Page = { readonly items: readonly ArtItem[]; readonly page: number; readonly pages: number };
const NO_CHOICES: ArtFilterChoices = { sets: [], tags: [] };
const EMPTY_PAGE: Page = { items: [], page: 0, pages: 1 };

/** Loads the catalogue for the picker, one page at a time. */
export const useArt = (filter: ArtFilter) => {
  const [{ sets, tags }, setChoices] = useState(NO_CHOICES);
  const [loaded, setLoaded] = useState(EMPTY_PAGE);
  const [status, setStatus] = useState<"loading" | "ready" | "failed">("loading");
  const [request, setRequest] = useState({ page: 1, attempts: 0 });
  const tag = filter.kind === "tag" ? filter.tag : null;

  useEffect(() => {
    void Promise.all([apiWithoutToasts(getAllArtItems, {}), apiWithoutToasts(getAllArtSets, {})]).then(
      ([all, sets]) => {
        if (all.kind === "ok" && sets.kind === "ok")
          setChoices(listArtFilters(all.reply.items, sets.reply.items));
      },
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tag begins again with the first page
  useEffect(() => {
    setLoaded(EMPTY_PAGE);
    setRequest({ page: 1, attempts: 0 });
  }, [tag]);

  useEffect(() => {
    const controller = new AbortController();
    setStatus("loading");
    const query = { "tags[]": tag === null ? [] : [tag], page: request.page };
    void apiWithoutToasts(getArtItems, { query }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      setStatus(result.kind === "ok" ? "ready" : "failed");
      if (result.kind !== "ok") return;
      const { items, page, pages } = result.reply;
      setLoaded((before) => ({ items: page === 1 ? items : [...before.items, ...items], page, pages }));
    });
    return () => controller.abort();
  }, [tag, request]);

  const set = filter.kind === "set" ? sets.find(({ _id }) => _id === filter.id) : undefined;
  const hasMore = status === "ready" && set === undefined && loaded.page < loaded.pages;
  return {
    sets,
    tags,
    items: set?.art_items ?? loaded.items,
    status: set ? ("ready" as const) : status,
    loadMore: hasMore ? () => setRequest({ page: loaded.page + 1, attempts: 0 }) : null,
    retry: () => setRequest(({ page, attempts }) => ({ page, attempts: attempts + 1 })),
  };
};
