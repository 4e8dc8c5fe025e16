import { isOpenOption } from '@ravelin/engine';
import { createResource, For, type JSX, Show } from 'solid-js';
import { GamePicture } from '../shell/GamePicture.tsx';
import { t } from '../shell/i18n.ts';
import { boardAt } from './beginning.ts';
import { Box, Radio } from './Choice.tsx';
import { createLater } from './later.ts';
import { isSwitch, type Option, type SetUp } from './setUp.ts';

/** Scenario and options. */

/** What the board looks like at the start with this value. */
const ValuePicture = (props: { readonly setUp: SetUp; readonly option: string; readonly value: string }) => {
  const isLater = createLater();
  const [view] = createResource(
    () => isLater() && [props.setUp.set()],
    () => boardAt(props.setUp, { [props.option]: props.value }),
  );
  return (
    <Show
      when={(view.state === 'ready' || view.state === 'refreshing') && view.latest}
      fallback={<span class="picture" />}
    >
      {(found) => <GamePicture game={props.setUp.game.id} view={found()} />}
    </Show>
  );
};

const Values = (props: { readonly setUp: SetUp; readonly option: Option; readonly pictured?: boolean }) => (
  <fieldset class="choices" classList={{ pictures: props.pictured ?? false }}>
    <legend>{props.setUp.say(props.option.title)}</legend>
    <For each={props.option.values}>
      {(value) => (
        <Radio
          game={props.setUp.game.id}
          name={props.option.id}
          value={value.id}
          checked={props.setUp.options[props.option.id] === value.id}
          title={props.setUp.say(value.title)}
          text={props.setUp.say(value.text)}
          picture={
            props.pictured ? <ValuePicture setUp={props.setUp} option={props.option.id} value={value.id} /> : undefined
          }
          onPick={() => props.setUp.setOption(props.option.id, value.id)}
        />
      )}
    </For>
  </fieldset>
);

/** Who leads is asked first; the other choices come below, those of values before the boxes to tick. */
const byValue = ({ game }: SetUp, first: boolean): Option[] =>
  game.options.filter((option) => !isSwitch(option) && (option.id === game.allied?.option) === first);

/** Who leads. */
export const Leaders = (props: { readonly setUp: SetUp }): JSX.Element => (
  <For each={byValue(props.setUp, true)}>{(option) => <Values setUp={props.setUp} option={option} />}</For>
);

const Scenarios = (props: { readonly setUp: SetUp }) => (
  <Show when={props.setUp.game.scenarios.length > 1}>
    <fieldset class="choices scenarios">
      <legend>{t('new.scenario')}</legend>
      <For each={props.setUp.game.scenarios}>
        {(one) => (
          <Radio
            game={props.setUp.game.id}
            name="scenario"
            value={one.id}
            checked={props.setUp.scenario() === one.id}
            title={props.setUp.say(one.title)}
            text={props.setUp.say(one.text)}
            onPick={() => props.setUp.setScenario(one.id)}
          />
        )}
      </For>
    </fieldset>
  </Show>
);

const Switch = (props: { readonly setUp: SetUp; readonly option: Option }) => {
  const isOpen = () => isOpenOption(props.option, props.setUp.options);
  return (
    <Box
      game={props.setUp.game.id}
      name={props.option.id}
      disabled={!isOpen()}
      checked={isOpen() && props.setUp.options[props.option.id] === 'on'}
      title={props.setUp.say(props.option.title)}
      text={props.setUp.say(props.option.text)}
      onPick={(checked) => props.setUp.setOption(props.option.id, checked ? 'on' : 'off')}
    />
  );
};

/** `more`: boxes that are no option of the game. */
export const Choices = (props: { readonly setUp: SetUp; readonly more: JSX.Element | undefined }) => {
  const switches = () => props.setUp.game.options.filter(isSwitch);
  return (
    <>
      <Scenarios setUp={props.setUp} />
      <div class="set-up-parts">
        <For each={byValue(props.setUp, false)}>
          {(option) => <Values setUp={props.setUp} option={option} pictured />}
        </For>
        <Show when={switches().length > 0 || props.more}>
          <fieldset class="choices boxes">
            <legend>{t('new.options')}</legend>
            <For each={switches()}>{(option) => <Switch setUp={props.setUp} option={option} />}</For>
            {props.more}
          </fieldset>
        </Show>
      </div>
    </>
  );
};
