/** Figures of this process in Prometheus text format. */
export interface Counter {
  add(n: number): void;
}
export interface Histogram {
  observe(x: number): void;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
type Line = () => readonly string[];

export const openMetrics = () => {
  const lines: Line[] = [];
  const head = (name: string, type: string, help: string): readonly string[] => [
    `# HELP phoney_${name} ${help}`,
    `# TYPE phoney_${name} ${type}`,
  ];
  const counter = (name: string, help: string): Counter => {
    let n = 0;
    lines.push(() => [...head(name, 'counter', help), `phoney_${name} ${n}`]);
    return {
      add: more => {
        n += more;
      },
    };
  };
  const histogram = (name: string, help: string): Histogram => {
    const counts = BUCKETS.map(() => 0);
    let n = 0;
    let sum = 0;
    lines.push(() => [
      ...head(name, 'histogram', help),
      ...BUCKETS.map((b, i) => `phoney_${name}_bucket{le="${b}"} ${counts[i]}`),
      `phoney_${name}_bucket{le="+Inf"} ${n}`,
      `phoney_${name}_sum ${sum}`,
      `phoney_${name}_count ${n}`,
    ]);
    return {
      observe: x => {
        n += 1;
        sum += x;
        for (const [i, b] of BUCKETS.entries()) if (x <= b) counts[i]! += 1;
      },
    };
  };
  return {
    counter,
    acts: counter('acts_total', 'acts stored'),
    conflicts: counter('conflicts_total', 'acts another process was first with'),
    refused: counter('refused_total', 'requests refused'),
    requests: counter('requests_total', 'socket requests'),
    http: counter('http_total', 'HTTP requests'),
    sent: counter('sent_total', 'messages sent'),
    sentBytes: counter('sent_bytes_total', 'characters sent'),
    bots: counter('bot_choices_total', 'choices of bots'),
    commits: histogram('commit_seconds', 'from an act to its being on disk'),
    loads: histogram('load_seconds', 'laying a game out from its journal'),
    answers: histogram('answer_seconds', 'from a request to its answer'),
    gauge(name: string, help: string, read: () => number): void {
      lines.push(() => [...head(name, 'gauge', help), `phoney_${name} ${read()}`]);
    },
    text: (): string => `${lines.flatMap(l => l()).join('\n')}\n`,
  };
};
export type Metrics = ReturnType<typeof openMetrics>;
