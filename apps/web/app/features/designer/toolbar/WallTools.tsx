import { useEffect, useState } from "react";
import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { whenIdle } from "../../../lib/browser/whenIdle.ts";
import type * as ScreenshotModule from "../screenshot/ScreenshotDialog.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { Toolbar } from "./Toolbar.tsx";

type Props = { readonly photos: PhotoViewStore; readonly onShare: () => void };

/** The buttons above the wall, and the screenshot dialog. */
export function WallTools({ photos, onShare }: Props) {
  const [Dialog, setDialog] = useState<typeof ScreenshotModule.default | null>(null);
  const openScreenshotDialog = async (): Promise<void> => {
    const loaded = await lazyImport(loadScreenshotDialog);
    setDialog(() => loaded?.default ?? null);
  };
  const hasPhotos = useDesigner(({ history }) => history.present.photos.length > 0);
  // The dialog works without network, so it is loaded before it is first opened. An empty wall is rarely saved.
  useEffect(() => {
    if (hasPhotos) return whenIdle(() => void loadScreenshotDialog().catch(() => undefined));
  }, [hasPhotos]);
  return (
    <>
      <Toolbar onScreenshot={() => void openScreenshotDialog()} onShare={onShare} />
      {Dialog && <Screenshot Dialog={Dialog} photos={photos} onClose={() => setDialog(null)} />}
    </>
  );
}

const loadScreenshotDialog = () => import("../screenshot/ScreenshotDialog.tsx");

type ScreenshotProps = Pick<Props, "photos"> & {
  readonly Dialog: typeof ScreenshotModule.default;
  readonly onClose: () => void;
};

function Screenshot({ Dialog, ...props }: ScreenshotProps) {
  return <Dialog design={useDesign()} {...props} />;
}
