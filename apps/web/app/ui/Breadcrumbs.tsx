import { Link } from "react-router";
import styles from "./Breadcrumbs.module.css";

/** A page on the way from home to here. */
export type Crumb = { readonly name: string; readonly path: string };

/** Where one is; the last is this page. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
