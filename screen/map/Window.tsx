/** The window over the map: drags, wheel, pinch and keys move the eye; one transform moves plate and pieces together. */
import { createEffect, onCleanup, onMount, type Accessor, type JSX } from 'solid-js';
import { createEye, type EyeProps } from './eye.ts';
import { createFingers, wheelOver, type FingerProps } from './fingers.ts';
import { detailAt, printAt, type Eye, type Size, type Spot } from './viewport.ts';

export interface Reach {
  readonly at: Spot;
  readonly touch: boolean;
  readonly shift: boolean;
}
export interface WindowApi {
  readonly eye: Accessor<Eye>;
  readonly win: Accessor<Size>;
  /** Pixels a unit at which the pieces are laid out. During a zoom the transform scales them; afterwards they are laid out anew. */
  readonly layerK: Accessor<number>;
  zoom(factor: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  bring(unit: Spot, margin?: number): void;
  /** Scrolls a place into the part of the window that no sheet covers, unless it is there already or the player is touching the map. */
  show(unit: Spot): void;
  look(on: Spot, k: number, share?: Spot): void;
  place(unit: Spot): Spot;
  /** Whether a place is in the part of the window that no sheet covers. */
  sees(unit: Spot): boolean;
}

/** WebKit blurs a layer that lies between two pixels. */
const onPixel = (length: number): number => Math.round(length * devicePixelRatio) / devicePixelRatio;

interface MapWindowProps extends EyeProps, FingerProps {
  readonly label: string;
  readonly api: (api: WindowApi) => void;
  readonly onKey: (e: KeyboardEvent) => void;
  readonly onFocus?: (on: boolean) => void;
  readonly layers: (api: WindowApi) => JSX.Element;
  readonly pins?: (api: WindowApi) => JSX.Element;
}

type EyeControl = ReturnType<typeof createEye>;
/** Follows the window's size, the wheel over it, and presses beside it. */
const listen = (box: HTMLDivElement, props: MapWindowProps, control: EyeControl): void => {
  const sized = new ResizeObserver(() => {
    const { width, height, left, top } = box.getBoundingClientRect();
    control.resize({ w: width, h: height, left, top });
  });
  sized.observe(box);
  const beside = (e: Event): void => {
    if (!box.contains(e.target as Node)) control.hand.leaves();
  };
  document.addEventListener('pointerdown', beside, true);
  onCleanup(() => {
    sized.disconnect();
    document.removeEventListener('pointerdown', beside, true);
  });
  box.addEventListener(
    'wheel',
    wheelOver(props, () => box, control),
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
  const control = createEye(props);
  const { api } = control;
  const { onDown, onMove, onUp } = createFingers(props, () => box, control);
  props.api(api);
  onMount(() => listen(box, props, control));
  createEffect(() => {
    world.style.transform = transformOf(api);
  });
  return (
    <div
      class="view"
      data-detail={detailAt(api.eye().k)}
      data-print={printAt(api.eye().k)}
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
