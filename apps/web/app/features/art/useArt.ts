import { getAllArtSets } from "@storywall/contract/calls/art/getAllArtSets.ts";
import { getArtItems } from "@storywall/contract/calls/art/getArtItems.ts";
import type { ArtItem, ArtSet } from "@storywall/contract/schemas/art.ts";
import { useEffect, useState } from "react";
import { quietApi } from "../../lib/api/api.ts";
import { commonTags } from "./commonTags.ts";

export type ArtFilter =
  | { readonly kind: "all" }
  | { readonly kind: "set"; readonly id: string }
  | { readonly kind: "tag"; readonly tag: string };

type Page = { readonly items: readonly ArtItem[]; readonly page: number; readonly pages: number };
const NO_PAGE: Page = { items: [], page: 0, pages: 1 };

/** The catalogue as the picker shows it, a page at a time. */
export const useArt = (filter: ArtFilter) => {
  const [sets, setSets] = useState<readonly ArtSet[]>([]);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState(NO_PAGE);
  const [status, setStatus] = useState<"loading" | "ready" | "failed">("loading");
  const [wanted, setWanted] = useState({ page: 1, tries: 0 });
  const tag = filter.kind === "tag" ? filter.tag : null;

  useEffect(() => {
    void quietApi(getAllArtSets, {}).then((result) => {
      if (result.kind === "ok") setSets(result.reply.items.filter(({ items }) => items.length > 0));
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tag begins again with the first page
  useEffect(() => {
    setLoaded(NO_PAGE);
    setWanted({ page: 1, tries: 0 });
  }, [tag]);

  useEffect(() => {
    const stop = new AbortController();
    setStatus("loading");
    const query = { "tags[]": tag === null ? [] : [tag], page: wanted.page };
    void quietApi(getArtItems, { query }, { signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      setStatus(result.kind === "ok" ? "ready" : "failed");
      if (result.kind !== "ok") return;
      const { items, page, pages } = result.reply;
      if (tag === null && page === 1) setTags(commonTags(items));
      setLoaded((before) => ({ items: page === 1 ? items : [...before.items, ...items], page, pages }));
    });
    return () => stop.abort();
  }, [tag, wanted]);

  const set = filter.kind === "set" ? sets.find(({ _id }) => _id === filter.id) : undefined;
  const hasMore = status === "ready" && set === undefined && loaded.page < loaded.pages;
  return {
    sets,
    tags,
    items: set?.art_items ?? loaded.items,
    status: set ? ("ready" as const) : status,
    more: hasMore ? () => setWanted({ page: loaded.page + 1, tries: 0 }) : null,
    retry: () => setWanted(({ page, tries }) => ({ page, tries: tries + 1 })),
  };
};
