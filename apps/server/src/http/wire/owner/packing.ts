import type { Parcel, PackListItem as WirePackListItem } from "@storywall/contract/schemas/owner/packing.ts";
import type { PackLease } from "../../../ports/packing/Packings.ts";
import { wallOfLine } from "../../../usecases/orders/tileLabel.ts";
import type { PackListItem } from "../../../usecases/packing/listPackages.ts";
import type { PackView } from "../../../usecases/packing/packWork.ts";
import { toShopperMessage } from "../messages.ts";

const toPacker = (lease: PackLease | null) =>
  lease && { name: lease.packerName, until: lease.ends.toISOString() };

export const toPackListItem = ({ order, replacement, ...item }: PackListItem): WirePackListItem => ({
  number: item.number,
  pieces: item.pieces,
  packed: item.packed,
  prints: item.prints,
  printsReady: item.printsReady,
  printsPrinted: item.printsPrinted,
  packer: toPacker(item.packer),
  name: item.name,
  sendBy: item.sendBy,
  createdAt: (replacement ?? order).createdAt.toISOString(),
});

export const toParcel = ({ number, order, replacement, pieces, ...view }: PackView): Parcel => ({
  number,
  orderId: order.id,
  replacementId: replacement?.id ?? null,
  status: replacement?.state ?? order.status,
  holdReason: order.heldAt === null ? null : (order.holdReason ?? ""),
  pieces: pieces.map(({ lineId, tile, copy, print, fileName, isPacked }) => ({
    cartItemId: lineId,
    ...{ tile, copy, fileName, isPacked },
    wall: wallOfLine(order, lineId),
    tileNumber: print.number,
    size: print.size,
    frameStyle: print.frameStyle,
  })),
  address: [...view.addressLines],
  delivery: view.delivery,
  shopperMessage: toShopperMessage(view.thread),
  packer: toPacker(view.otherPacker),
  isSent: view.isSent,
  sendDoubts: [...view.shippingWarnings],
  tracking: (replacement ?? order).tracking,
});
