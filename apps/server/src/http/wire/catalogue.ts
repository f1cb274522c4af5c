import type { Catalogue } from "@storywall/contract/schemas/catalogue.ts";
import type { TemplateLayout } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { catalogueOf } from "@storywall/domain/catalogue/siteCatalogue.ts";
import type { Site } from "@storywall/domain/sites/site.ts";

export const toCatalogue = (site: Site, today: string): Catalogue => {
  const { frameTypes, sizes, templates, copy } = catalogueOf(site, today);
  return {
    site: site.code,
    currency: site.currency,
    frameTypes: [...frameTypes],
    sizes: [...sizes],
    templates: templates.map(({ layout, ...template }) => ({
      ...template,
      frameTypes: [...template.frameTypes],
      sizes: [...template.sizes],
      layoutType: layout.type,
      layoutProperties: toLayoutProperties(layout),
    })),
    copy,
  };
};

type LayoutProperties = Catalogue["templates"][number]["layoutProperties"];

const toLayoutProperties = (layout: TemplateLayout): LayoutProperties => {
  switch (layout.type) {
    case "flex":
      return { direction: layout.direction, gap: layout.gap };
    case "grid":
      return { columns: layout.columns, rows: layout.rows, gap: layout.gap };
    case "absolute":
      return { frames: layout.frames.map((frame) => ({ ...frame, position: { ...frame.position } })) };
  }
};
