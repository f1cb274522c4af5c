import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** In place of a part that cannot be loaded, and that nothing else needs. */
export const nothing = (): ReactNode => null;

/**
 * Returns a component that is loaded when it is first rendered, and what loads it in advance. Once loaded, its first
 * render shows it, which `lazy` alone never does: content that comes a moment later pushes away what is about to be
 * pressed. `Missing` takes its place when it cannot be loaded, `space` until it is.
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
