import { Link, type LinkProps } from "react-router";
import styles from "./ChoiceLink.module.css";
import { classNames } from "./classNames.ts";

type Props = LinkProps & {
  readonly isChosen: boolean;
  /** `filter`: a small chip of a list. `option`: a large one that holds more than a word, such as its price. */
  readonly variant: "filter" | "option";
};

/** One of several choices, as a link: each choice has an address, and works before any script has run. */
export function ChoiceLink({ isChosen, variant, className, ...link }: Props) {
  return (
    <Link
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={classNames(styles.choice, styles[variant], className)}
      {...link}
    />
  );
}

type FilterChoice = { readonly label: string; readonly path: string; readonly isChosen: boolean };

/** A row of filters. `labelledBy` is the id of its label, when the row has one. */
export function FilterLinks({
  choices,
  labelledBy,
  onChoose,
}: {
  readonly choices: readonly FilterChoice[];
  readonly labelledBy?: string;
  readonly onChoose?: () => void;
}) {
  return (
    <ul aria-labelledby={labelledBy} className={styles.filters}>
      {choices.map(({ label, path, isChosen }) => (
        <li key={label}>
          <ChoiceLink to={path} isChosen={isChosen} variant="filter" onClick={onChoose}>
            {label}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}
