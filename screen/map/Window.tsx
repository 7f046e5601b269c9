/** The window over the map: drags, wheel, pinch and keys move the eye; one transform moves plate and pieces together. */
import { createEffect, onCleanup, onMount, type Accessor, type JSX } from 'solid-js';
import { createEye, type EyeProps } from './eye.ts';
import { createFingers, wheelOver, type FingerProps } from './fingers.ts';
import { detailAt, isSmallPrint, type Eye, type Size, type Spot } from './viewport.ts';

export interface Reach {
  readonly at: Spot;
  readonly touch: boolean;
  readonly shift: boolean;
}
export interface WindowApi {
  readonly eye: Accessor<Eye>;
  readonly win: Accessor<Size>;
  /** Pixels a unit at which the pieces are laid out; the transform adds the rest while zooming. */
  readonly layerK: Accessor<number>;
  zoom(factor: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  bring(unit: Spot, margin?: number): void;
  /** Into the part of the window that no sheet covers, where it is not in it already, and never under a hand. */
  show(unit: Spot): void;
  look(on: Spot, k: number, share?: Spot): void;
  place(unit: Spot): Spot;
  /** Whether a unit is in the part of the window that no sheet covers. */
  sees(unit: Spot): boolean;
}

/** WebKit draws a layer that lies between two pixels softly, tiles and counters alike. */
const onPixel = (length: number): number => Math.round(length * devicePixelRatio) / devicePixelRatio;

interface MapWindowProps extends EyeProps, FingerProps {
  readonly label: string;
  readonly api: (api: WindowApi) => void;
  readonly onKey: (e: KeyboardEvent) => void;
  readonly onFocus?: (on: boolean) => void;
  readonly layers: (api: WindowApi) => JSX.Element;
  readonly pins?: (api: WindowApi) => JSX.Element;
}

type Eyes = ReturnType<typeof createEye>;
/** The window's size as the page has it, the wheel over it, and the hand that leaves it. */
const attend = (box: HTMLDivElement, props: MapWindowProps, eyes: Eyes): void => {
  const sized = new ResizeObserver(() => {
    const { width, height, left, top } = box.getBoundingClientRect();
    eyes.resize({ w: width, h: height, left, top });
  });
  sized.observe(box);
  const beside = (e: Event): void => {
    if (!box.contains(e.target as Node)) eyes.hand.leaves();
  };
  document.addEventListener('pointerdown', beside, true);
  onCleanup(() => {
    sized.disconnect();
    document.removeEventListener('pointerdown', beside, true);
  });
  box.addEventListener(
    'wheel',
    wheelOver(props, () => box, eyes),
    { passive: false },
  );
};
const transformOf = ({ eye, layerK }: WindowApi): string => {
  const { x, y, k } = eye();
  const scale = k / layerK();
  const zoom = Math.abs(scale - 1) > 1e-4 ? ` scale(${scale})` : '';
  return `translate3d(${onPixel(-x * k)}px, ${onPixel(-y * k)}px, 0)${zoom}`;
};

export function MapWindow(props: MapWindowProps): JSX.Element {
  let box!: HTMLDivElement;
  let world!: HTMLDivElement;
  const eyes = createEye(props);
  const { api } = eyes;
  const { onDown, onMove, onUp } = createFingers(props, () => box, eyes);
  props.api(api);
  onMount(() => attend(box, props, eyes));
  createEffect(() => {
    world.style.transform = transformOf(api);
  });
  return (
    <div
      class="view"
      data-detail={detailAt(api.eye().k)}
      data-print={isSmallPrint(api.eye().k) ? 'large' : undefined}
      ref={box}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onPointerLeave={() => props.onPoint(undefined)}
    >
      <div class="world" ref={world}>
        {props.layers(api)}
      </div>
      <div
        class="keys"
        role="application"
        tabindex="0"
        aria-label={props.label}
        aria-describedby="map-keys"
        onKeyDown={e => props.onKey(e)}
        onFocus={() => props.onFocus?.(true)}
        onBlur={() => props.onFocus?.(false)}
      />
      {props.pins?.(api)}
    </div>
  );
}
