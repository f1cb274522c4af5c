import { addTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createDesignerStore, DesignerContext } from "../state/designerStore.ts";
import { StepStatus } from "./StepStatus.tsx";

test("B11 a dialog that opens announces no step that was made before", () => {
  const store = createDesignerStore(createDesign({ kind: "free" }));
  store.getState().run(addTile, {});
  // The server's renderer reads the first state of a store.
  const opened = { ...store, getInitialState: store.getState };
  const html = renderToStaticMarkup(
    <DesignerContext value={opened}>
      <StepStatus />
    </DesignerContext>,
  );
  expect(html).toContain('role="status"');
  expect(html).not.toContain("Tile added");
});
