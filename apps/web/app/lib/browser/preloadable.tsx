import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** Rendered in place of a part that cannot be loaded and that nothing else needs. */
export const nothing = (): ReactNode => null;

/**
 * Returns a component that is loaded when it is first rendered, and a function that loads it in advance. Once loaded,
 * its first render shows it, which `lazy` never does: content that appears a moment later moves what the shopper is
 * about to press. `Missing` is shown when it cannot be loaded, `space` until it is loaded.
 */
export const preloadable = <Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
  space?: ReactNode,
): readonly [ComponentType<Props>, () => Promise<unknown>] => {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded = await importPart().catch(() => Missing);
    return { default: Loaded };
  };
  const Loading: ComponentType<Props> = lazy(load);
  const Part = (props: Props): ReactNode => {
    const Shown = Loaded ?? Loading;
    return (
      <Suspense fallback={space}>
        <Shown {...props} />
      </Suspense>
    );
  };
  return [Part, load];
};
