import type { Design } from "@storywall/domain/design/design.ts";
import { photosStillUploading } from "@storywall/domain/design/tilePhotos.ts";
import { useEffect, useRef, useState } from "react";
import { showToast } from "../../../../lib/page/toast.ts";
import { Button, ButtonLink } from "../../../../ui/Button.tsx";
import { CameraIcon } from "../../../../ui/icons/designerIcons.tsx";
import { useDesign } from "../../state/designerStore.ts";
import styles from "../RoomPanel.module.css";
import { androidViewerLink, iosViewerLink, NO_VIEWER_HASH } from "./arLinks.ts";
import type { ArViewer } from "./arViewer.ts";
import type { CreateWallModel } from "./wallModelUrls.ts";

type Step =
  | { readonly kind: "idle" | "preparing" }
  | { readonly kind: "error"; readonly message: string }
  | { readonly kind: "ready"; readonly design: Design; readonly link: string };

const INSECURE =
  "This needs an https address: your phone's camera view fetches your wall from the shop by itself.";
const NOT_READY = "We couldn't get your wall ready. It's all still here; please try again.";
const NO_VIEWER =
  "This phone can't show your wall in its camera: that takes the Google app and Google Play Services for AR.";

type Props = { readonly viewer: ArViewer; readonly onCreateModel: CreateWallModel };

/**
 * The shopper's wall through the phone's camera, at its true size (B15). The first press prepares the model, the
 * second one opens the viewer: after waiting, a browser opens another app only for a press on a link.
 */
export default function SeeOnWall({ viewer, onCreateModel }: Props) {
  const design = useDesign();
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const anchor = useRef<HTMLAnchorElement>(null);
  // If the wall has changed since, the link would show the earlier one.
  const link = step.kind === "ready" && step.design === design ? step.link : null;
  useEffect(() => {
    if (link !== null) anchor.current?.focus();
  }, [link]);
  useNoViewerToast();
  const prepare = async (): Promise<void> => {
    setStep({ kind: "preparing" });
    setStep(await prepareModel(onCreateModel, design, viewer));
  };
  return (
    <div className={styles.seeOnWall}>
      {link === null ? (
        <Button variant="secondary" wide busy={step.kind === "preparing"} onClick={() => void prepare()}>
          <CameraIcon size={20} />
          {step.kind === "preparing" ? "Getting your wall ready…" : "See it on your wall"}
        </Button>
      ) : (
        <ButtonLink
          ref={anchor}
          variant="secondary"
          wide
          to={link}
          reloadDocument
          rel={viewer === "quickLook" ? "ar" : undefined}
        >
          {/* Safari opens Quick Look only from a link whose first element is an image. */}
          <img alt="" hidden />
          Open the camera
        </ButtonLink>
      )}
      <p className={styles.note} role="status">
        {link === null
          ? "Your phone's camera shows your tiles on your own wall, at their true size."
          : "Stand a few steps from your wall and point your phone at it."}
        {photosStillUploading(design).length > 0 &&
          " Photos that are still on their way to us leave their frames empty."}
      </p>
      {step.kind === "error" && (
        <p className={styles.error} role="alert">
          {step.message}
        </p>
      )}
    </div>
  );
}

/**
 * Makes the shop create and render the model, so that the viewer does not have to wait, and a failure is reported
 * here.
 */
const prepareModel = async (
  onCreateModel: CreateWallModel,
  design: Design,
  viewer: ArViewer,
): Promise<Step> => {
  if (!window.isSecureContext) return { kind: "error", message: INSECURE };
  try {
    const model = await onCreateModel(design);
    if (model.kind === "failed") return { kind: "error", message: model.message };
    const { href } = new URL(
      viewer === "quickLook" ? model.value.usdzUrl : model.value.glbUrl,
      location.href,
    );
    const { ok } = await fetch(href, { method: "HEAD" });
    if (!ok) return { kind: "error", message: NOT_READY };
    const link = viewer === "quickLook" ? iosViewerLink(href) : androidViewerLink(href, location.href);
    return { kind: "ready", design, link };
  } catch {
    return { kind: "error", message: NOT_READY };
  }
};

/** Shows a message when the phone came back because it has no viewer, and removes the hash from the address. */
const useNoViewerToast = (): void => {
  useEffect(() => {
    const handleHashChange = (): void => {
      if (location.hash !== NO_VIEWER_HASH) return;
      history.back();
      showToast("error", NO_VIEWER);
    };
    window.addEventListener("hashchange", handleHashChange);
    return () => window.removeEventListener("hashchange", handleHashChange);
  }, []);
};
