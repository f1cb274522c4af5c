import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { ColumnType } from "kysely";

/** A jsonb column: written as text, read as the value that this program wrote. */
export type Json<Content> = ColumnType<Content, string, string>;

/** A design outlives the program version that wrote it, so its type is unknown until it is parsed. */
export type DesignJson = Json<unknown>;
export type StoredLine<Line extends LineItem> = Omit<Line, "design"> & { readonly design: unknown };
