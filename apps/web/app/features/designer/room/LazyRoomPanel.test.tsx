import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createDesignerStore, DesignerContext } from "../state/designerStore.ts";
import { LazyRoomPanel } from "./LazyRoomPanel.tsx";

const render = (): string =>
  renderToStaticMarkup(
    <DesignerContext value={createDesignerStore(createDesign({ kind: "set", key: "square_trio" }))}>
      <LazyRoomPanel
        onLoadWallPhoto={async () => ({ kind: "error", message: "" })}
        onCreateModel={async () => ({ kind: "failed", message: "" })}
      />
    </DesignerContext>,
  );

test("B5 the server's page has the Room panel's place, so that the layouts below it do not move", () => {
  expect(render()).toMatch(
    /<section [^>]*aria-labelledby="room-panel"><h2 [^>]*id="room-panel"[^>]*>Room<\/h2><\/section>/,
  );
});
