import { Link } from "react-router";
import styles from "./Breadcrumbs.module.css";

/** A page on the path from the home page to the current one. */
export type Crumb = { readonly name: string; readonly path: string };

/** The path from the home page to this page, which is the last one. */
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
