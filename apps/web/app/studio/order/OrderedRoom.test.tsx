import { toWireDesign } from "@storywall/contract/designWire.ts";
import { PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { aDesign, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { saveLineRoom } from "../../features/designer/storage/lineRooms.ts";
import { stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import OrderedRoom from "./OrderedRoom.tsx";

beforeEach(() => void stubLocalStorage());

test("B5 an ordered wall keeps its preview until the whole room that replaces it is loaded", () => {
  saveLineRoom("line", { ...PLAIN_ROOM, place: { kind: "room", key: "bedroom" } });
  const line = {
    ...toWireDesign(aDesign(TRIO_BASE, "koi")),
    ...{ uuid: "line", previewUrl: "/preview.jpg" },
  };
  const page = renderToStaticMarkup(
    <OrderedRoom line={line} alt="Square trio as it will hang">
      preview
    </OrderedRoom>,
  );
  expect(page).toBe("preview");
});
