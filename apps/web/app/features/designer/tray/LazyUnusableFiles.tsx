import { preloadable } from "../../../lib/browser/preloadable.tsx";
import { stageMessage } from "../view/photoView.ts";
import type { UnusableFilesProps } from "./UnusableFiles.tsx";

/** Without the network the reasons are shown, but not the buttons to choose other photos. */
const Reasons = ({ files }: UnusableFilesProps) =>
  files.map((view) => (
    <p key={view.id}>
      {view.fileName}: {stageMessage(view)}
    </p>
  ));

/** Files that never became photos, loaded with the first one, and in advance for a wall with photos. */
export const [LazyUnusableFiles, loadUnusableFiles] = preloadable<UnusableFilesProps>(
  async () => (await import("./UnusableFiles.tsx")).default,
  Reasons,
);
