import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createDesignerStore, DesignerContext } from "../state/designerStore.ts";
import type { MoveHandleProps } from "./hungBackdrop.ts";
import { MoveHandle } from "./MoveHandle.tsx";

const box = { x: -1000, y: -1000, width: 4000, height: 3000 };
const hung: MoveHandleProps["hung"] = { box, clampOffset: ({ x, y }) => ({ x: mm(x), y: mm(y) }) };

test("B5 the handle that moves the whole wall is hidden while one of its tiles is open", () => {
  const store = createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));
  const isHidden = (): boolean =>
    renderToStaticMarkup(
      <DesignerContext value={{ ...store, getInitialState: store.getState }}>
        <MoveHandle
          tiles={{ width: mm(660), height: mm(200) }}
          hung={hung}
          moved={{ x: 0, y: 0 }}
          onMoving={() => {}}
        />
      </DesignerContext>,
    ).includes(' hidden=""');
  expect(isHidden()).toBe(false);
  store.setState({ openTileName: "tile_1" });
  expect(isHidden()).toBe(true);
});
