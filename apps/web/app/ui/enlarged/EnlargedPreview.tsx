import { Dialog } from "../modal/Dialog.tsx";
import { PreviewImage } from "../PreviewImage.tsx";

export type EnlargedPreviewProps = {
  readonly title: string;
  readonly previewUrl: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The preview of a wall of the cart or an order at its full size. */
export default function EnlargedPreview({ title, previewUrl, open, onClose }: EnlargedPreviewProps) {
  return (
    <Dialog open={open} onCancel={onClose} title={title} width="large">
      <PreviewImage
        src={previewUrl}
        alt={`${title}, with your photos`}
        fallbackText="The picture of this wall couldn't be loaded just now. The wall itself is safe."
      />
    </Dialog>
  );
}
