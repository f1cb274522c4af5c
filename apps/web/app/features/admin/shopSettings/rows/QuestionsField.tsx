import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import type { FaqEntry } from "@storywall/domain/sites/site.ts";
import { TextArea, TextField } from "../../../../ui/form/Field.tsx";
import { errorSentence, type SettingFieldProps } from "../settingFieldProps.ts";
import { RowsField } from "./RowsField.tsx";
import { hideErrorsOfBlankRows } from "./rowErrors.ts";

/**
 * Questions and answers. A stored question keeps its id, which the home page uses to show it; a new one gets a free
 * id.
 */
export function QuestionsField({ setting, value, errors: allErrors, onEdit }: SettingFieldProps) {
  const entries = Array.isArray(value) ? value.filter(isRecord).map(toEntry) : [];
  const errors = hideErrorsOfBlankRows(
    allErrors,
    setting.path,
    entries,
    ({ question, answer }) => question + answer === "",
  );
  return (
    <RowsField
      name={setting.path}
      label={setting.label}
      hint={setting.hint}
      {...errorSentence(errors.get(setting.path))}
      rows={entries}
      itemName="question"
      createRow={() => ({ id: findFreeId(entries), question: "", answer: "" })}
      onChange={onEdit}
      renderRow={(entry, index, change) => (
        <>
          <TextField
            label={`Question ${index + 1}`}
            value={entry.question}
            onChange={({ target: { value: question } }) => change({ ...entry, question })}
            {...errorSentence(errors.get(`${setting.path}.${index}.question`))}
          />
          <TextArea
            label={`Answer ${index + 1}`}
            rows={4}
            value={entry.answer}
            onChange={({ target: { value: answer } }) =>
              change({ ...entry, answer: answer.replace(/\n/g, " ") })
            }
            {...errorSentence(errors.get(`${setting.path}.${index}.answer`))}
          />
        </>
      )}
    />
  );
}

const toEntry = ({ id, question, answer }: Readonly<Record<string, unknown>>): FaqEntry => ({
  id: String(id),
  question: String(question),
  answer: String(answer),
});

const findFreeId = (entries: readonly FaqEntry[]): string => {
  let number = entries.length + 1;
  while (entries.some(({ id }) => id === `question-${number}`)) number += 1;
  return `question-${number}`;
};
