/** Words that the owner keeps with the site, a paragraph each. */
export function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return of.map((words) => <p key={words}>{words}</p>);
}
