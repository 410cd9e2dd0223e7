import Checkbox from '@mui/material/Checkbox';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { SETTINGS_LIMITS, type Settings } from '@ghar/domain/content/settings';
import { useId, type ComponentProps } from 'react';
import { descriptionIds, EditedText, labelId } from '../../components/admin/edited-text.tsx';
import type { Text } from '../../components/admin/text-editor.ts';
import { useText } from '../../components/admin/use-text.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { settingProblem, settingText, type SettingId } from './setting-kinds.ts';
import type { SettingsEditor } from './use-settings-editor.ts';

export type SettingProps = {
  editor: SettingsEditor;
  id: SettingId;
  /** The stored settings. */
  live: Settings;
  label: string;
  hint?: string;
};

/** A setting's field value and its setter. */
export function useSetting({ editor, id, live }: SettingProps) {
  const stored = settingText(live, id);
  const { shown, state } = useText(editor, id, stored);
  const flush = (): void => {
    if (state?.kind === 'waiting') void editor.flush(id);
  };
  return {
    stored,
    shown,
    flush,
    change: (mine: Text): void => editor.edit(id, shown, mine, settingProblem(id, mine)),
  };
}

type FrameProps = SettingProps & {
  control: string;
  stored: Text;
  isGroup?: boolean;
  range?: { readonly least: number; readonly most: number };
  shownAs?: (text: Text) => string;
  children: React.ReactNode;
};

/** A setting's name, hint and state around its controls. */
export function Frame({
  editor,
  id,
  label,
  hint,
  control,
  stored,
  range,
  children,
  ...rest
}: FrameProps) {
  const { problems, range: rangeWords } = usePanelTexts().settings;
  return (
    <EditedText
      id={control}
      label={label}
      hint={hint}
      editor={editor}
      text={id}
      live={stored}
      problems={{ ...problems, range: range ? rangeWords(range.least, range.most) : '' }}
      {...(rest.isGroup !== undefined && { isGroup: rest.isGroup })}
      {...(rest.shownAs && { shownAs: rest.shownAs })}
    >
      {children}
    </EditedText>
  );
}

type TextSettingProps = SettingProps & {
  range?: { readonly least: number; readonly most: number };
  input?: ComponentProps<'input'>;
};

/** A text or number setting. */
export function TextSetting({ range, input, ...props }: TextSettingProps) {
  const control = useId();
  const { stored, shown, change, flush } = useSetting(props);
  return (
    <Frame {...props} control={control} stored={stored} {...(range && { range })}>
      <OutlinedInput
        id={control}
        value={String(shown)}
        autoComplete="off"
        onChange={({ target }) => change(target.value.replaceAll(/[\r\n]+/g, ' '))}
        onBlur={flush}
        slotProps={{
          input: {
            'aria-describedby': descriptionIds(control, props.hint),
            ...(range && { inputMode: 'numeric' }),
            ...input,
          },
        }}
        {...(range && { sx: { maxWidth: 220 } })}
      />
    </Frame>
  );
}

/** One of a setting's inputs: its own focus, the setting's error. */
const OwnControl = ({ children }: { children: React.ReactNode }) => (
  <FormControl error={useFormControl()?.error ?? false} sx={{ flex: 1, minWidth: 0 }}>
    {children}
  </FormControl>
);

type PartInputsProps = Pick<SettingProps, 'label' | 'hint'> & {
  /** The id of the setting's control. */
  control: string;
  /** The inputs' names, and their values in that order. */
  names: readonly string[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur: () => void;
  inputMode: 'numeric' | 'decimal';
  /** Behind each. */
  unit?: string;
};

/** The inputs of a setting that has several, each with its name in it. */
export const PartInputs = ({
  label,
  hint,
  control,
  names,
  values,
  onChange,
  onBlur,
  inputMode,
  unit,
}: PartInputsProps) =>
  values.map((value, at) => (
    <OwnControl key={names[at]}>
      <OutlinedInput
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(values.with(at, target.value))}
        onBlur={onBlur}
        startAdornment={<InputAdornment position="start">{names[at]}</InputAdornment>}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        slotProps={{
          input: {
            inputMode,
            'aria-label': `${label}: ${names[at]}`,
            'aria-describedby': descriptionIds(control, hint),
          },
        }}
      />
    </OwnControl>
  ));

/** Minimum and maximum delivery days to a country. */
export function DaysSetting(props: SettingProps) {
  const control = useId();
  const texts = usePanelTexts().settings;
  const { stored, shown, change, flush } = useSetting(props);
  const days = [0, 1].map((at) => shown[at] ?? '');
  return (
    <Frame
      {...props}
      control={control}
      stored={stored}
      isGroup
      range={SETTINGS_LIMITS.delivery_days}
      shownAs={([from = '', to = '']) => texts.days(from, to)}
    >
      <Stack
        component="fieldset"
        direction="row"
        aria-labelledby={labelId(control)}
        sx={{ gap: 1.25, maxWidth: 320, minWidth: 0 }}
      >
        <PartInputs
          {...props}
          control={control}
          names={[texts.from, texts.to]}
          values={days}
          onChange={change}
          onBlur={flush}
          inputMode="numeric"
        />
      </Stack>
    </Frame>
  );
}

type ChoiceSettingProps = SettingProps & {
  /** Values and their labels. */
  choices: ReadonlyMap<string, string>;
};

/** A setting with fixed choices. */
export function ChoiceSetting({ choices, ...props }: ChoiceSettingProps) {
  const control = useId();
  const { stored, shown, change } = useSetting(props);
  return (
    <Frame
      {...props}
      control={control}
      stored={stored}
      shownAs={(value) => choices.get(String(value)) ?? String(value)}
    >
      <NativeSelect
        id={control}
        input={<OutlinedInput />}
        value={String(shown)}
        onChange={({ target }) => change(target.value)}
        inputProps={{ 'aria-describedby': descriptionIds(control, props.hint) }}
      >
        {Array.from(choices, ([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Frame>
  );
}

/** A setting that is any number of its choices, in their order. */
export function ChecksSetting({ choices, ...props }: ChoiceSettingProps) {
  const control = useId();
  const { formats } = useTexts();
  const { stored, shown, change } = useSetting(props);
  const all = [...choices];
  const named = (chosen: Text): string =>
    formats.list(all.map(([value, name]) => chosen.includes(value) && name));
  return (
    <Frame {...props} control={control} stored={stored} isGroup shownAs={named}>
      <Stack
        component="fieldset"
        aria-labelledby={labelId(control)}
        aria-describedby={descriptionIds(control, props.hint)}
      >
        {all.map(([value, name]) => (
          <FormControlLabel
            key={value}
            label={name}
            control={
              <Checkbox
                checked={shown.includes(value)}
                onChange={(_, isOn) =>
                  change(
                    [...choices.keys()].filter((one) =>
                      one === value ? isOn : shown.includes(one),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </Stack>
    </Frame>
  );
}
