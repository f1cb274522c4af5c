import { searchAdmin } from "@storywall/contract/calls/owner/searchAdmin.ts";
import { useEffect, useState } from "react";
import { adminApi } from "../adminApi.ts";
import { type PaletteEntry, toEntries } from "./paletteEntries.ts";

/** Pause in typing after which the server is asked. */
const TYPING_PAUSE_MS = 120;

type Search = {
  readonly entries: readonly PaletteEntry[];
  readonly state: "idle" | "searching" | "failed";
};

/** Returns what the server finds for a text. Earlier results stay until the next answer. */
export const useAdminSearch = (text: string): Search => {
  const words = text.trim();
  const [answer, setAnswer] = useState<Search & { readonly words: string }>({
    words: "",
    entries: [],
    state: "idle",
  });
  useEffect(() => {
    if (words === "") return;
    let isCancelled = false;
    const timer = setTimeout(async () => {
      const result = await adminApi(searchAdmin, { query: { text: words } });
      if (isCancelled) return;
      setAnswer(
        result.kind === "ok"
          ? { words, entries: toEntries(result.reply), state: "idle" }
          : { words, entries: [], state: "failed" },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [words]);
  if (words === "") return { entries: [], state: "idle" };
  return answer.words === words ? answer : { entries: answer.entries, state: "searching" };
};
