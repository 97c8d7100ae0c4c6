"""SCENE - the final of an esports night from behind the players: their screens, and the hall beyond."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'players-desk'


def game(path, seed):
    """a strategy map of our own: lanes, towers, two sides, and the small map in the corner"""
    import cv2
    w, h = 960, 540; r = np.random.default_rng(seed); img = np.zeros((h, w, 3), np.float32)
    nz = cv2.resize(r.random((9, 16)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC); img += nz[..., None] * np.array([.035, .060, .050]) + np.array([.012, .020, .024])
    P = lambda x, y: (int(x * w), int(y * h)); col = dict(gold=(.98, .70, .24), teal=(.10, .78, .82), ember=(1., .32, .18), lane=(.20, .17, .11))
    for y0, bend in ((.22, -.10), (.50, .04), (.80, .10)):
        pts = np.array([P(x, y0 + bend * np.sin(3.14 * x) + .03 * np.sin(9 * x + seed)) for x in np.linspace(-.05, 1.05, 50)], np.int32)
        cv2.polylines(img, [pts], False, col['lane'], 44, cv2.LINE_AA); cv2.polylines(img, [pts], False, tuple(1.5 * c for c in col['lane']), 3, cv2.LINE_AA)
    for i in range(26):
        side = col['teal'] if i % 2 else col['ember']; x, y = r.uniform(.08, .92), r.choice((.20, .50, .82)) + r.normal(0, .05)
        cv2.circle(img, P(x, y), int(r.uniform(7, 15)), side, -1, cv2.LINE_AA); cv2.circle(img, P(x, y), int(r.uniform(20, 30)), tuple(.5 * c for c in side), 2, cv2.LINE_AA)
    cx, cy = r.uniform(.40, .60), r.uniform(.40, .60)
    for k in range(7): cv2.circle(img, P(cx, cy), 30 + 17 * k, tuple(c * (.9 - .12 * k) for c in col['gold']), 5, cv2.LINE_AA)
    for k in range(40):
        t = r.uniform(0, 6.28); q = r.uniform(40, 190); cv2.line(img, (int(cx * w + q * np.cos(t)), int(cy * h + q * np.sin(t))), (int(cx * w + (q + 40) * np.cos(t)), int(cy * h + (q + 40) * np.sin(t))), col['gold'], 2, cv2.LINE_AA)
    img = img + cv2.GaussianBlur(img, (0, 0), 16) * .6
    cv2.rectangle(img, P(.80, .66), P(.985, .97), (.02, .03, .035), -1); cv2.rectangle(img, P(.80, .66), P(.985, .97), col['gold'], 2)
    for i in range(14): cv2.circle(img, P(r.uniform(.82, .97), r.uniform(.70, .94)), 5, col['teal'] if i % 2 else col['ember'], -1, cv2.LINE_AA)
    for i in range(6): cv2.rectangle(img, P(.32 + i * .06, .885), P(.37 + i * .06, .965), (.10, .10, .10) if i > 3 else (.28, .20, .07), -1)
    cv2.rectangle(img, P(.32, .855), P(.32 + .36 * r.uniform(.4, .9), .87), col['ember'], -1); cv2.rectangle(img, P(.40, .03), P(.60, .075), (.05, .06, .07), -1)
    cv2.rectangle(img, P(.405, .04), P(.47, .065), col['teal'], -1); cv2.rectangle(img, P(.53, .04), P(.595, .065), col['ember'], -1)
    cv2.imwrite(path, (np.clip(img, 0, 1)[..., ::-1] * 255).astype(np.uint8)); return path


def build():
    from broadcast import screen
    from control_room import headset
    reset((.0003, .0004, .0007)); size(); os.makedirs(WORK, exist_ok=True)
    bez = mat('bez', (.006, .006, .008), .4, coat=.3); blk = mat('blk', (.012, .012, .015), .45, spec=.5); metal = mat('metal', (.2, .2, .22), .3, metal=1.)
    box('stage', (16, 5.0, .2), (0, .9, -.1), mat('stage', (.010, .010, .013), .22, spec=.6)); box('edge', (16, .03, .04), (0, 3.38, .02), glow('edge', lin('FFB44E'), 3.0))
    box('desk', (6.4, .86, .05), (.75, .62, .735), mat('desk', (.014, .014, .018), .28, spec=.5, coat=.3), bevel=.012); box('front', (6.4, .05, .66), (.75, 1.02, .38), blk)
    M = dict(hair=mat('hair', (.006, .005, .005), .5, sheen=.3), skin=skin('6a3f28'), shorts=mat('trousers', (.01, .01, .012), .7), shoe=blk, sock=blk)
    seat = mat('seat', (.010, .010, .012), .50, sheen=.3)
    X = (-.42, .52, 1.46)
    for i, x in enumerate(X):
        y = -.02; c = (lin('19C3C9'), GOLD, lin('FF4D2E'))[i]
        screen(game(f'{WORK}/game{i}.png', 3 + i), x + .02, .82, 1.12, .66, (1.1, 1.7, 1.5)[i], bez)
        cyl('arm', (x + .02, .86, .76), (x + .02, .87, 1.05), .022, metal); box('foot', (.26, .16, .015), (x + .02, .86, .768), metal, bevel=.004)
        f = body.figure(dict(poses.SEATED, chest_rot=(0, (8, 15, 10)[i], 0), head_rot=((4, -3, 6)[i], 4, 0), hand_R=(.45, -.24, .80)), 'bowler', h=.006, mass=.86)
        add_parts(f, dict(M, shirt=mat('shirt%d' % i, (lin('0b2a2d'), lin('1a1408'), lin('2a0d08'))[i], .7, sheen=.4)), loc=(x, y, 0), yaw=90)
        root = link(bpy.data.objects.new('hs', None))
        for o in headset(f['_sk'].head, (mat('hs', (.02, .02, .022), .35, coat=.3), mat('cushion%d' % i, (.012, .012, .012), .6))): o.parent = root
        h_ = f['_sk'].head
        for s_ in (1, -1):
            o = curve('lit', [tuple(h_.p(-.012 + .030 * math.cos(t), s_ * .1195, -.005 + .030 * math.sin(t))) for t in np.linspace(0, 2 * math.pi, 24, endpoint=False)], .0035, glow('lit%d' % i, c, 7), cyclic=True, bevel_res=1); o.parent = root
        root.location = (x, y, 0); root.rotation_euler = (0, 0, math.radians(90))
        box('back', (.44, .08, .50), (x, y - .28, .80), seat, bevel=.07, rot=(-.10, 0, 0))
        for s_ in (1, -1): box('wing', (.08, .14, .34), (x + s_ * .20, y - .25, .90), seat, bevel=.035, rot=(-.10, 0, -s_ * .3)); box('armrest', (.07, .28, .04), (x + s_ * .29, y + .02, .68), seat, bevel=.015)
        box('seam', (.012, .084, .40), (x - .11, y - .284, .80), mat('seam%d' % i, c, .5), rot=(-.10, 0, 0)); box('seam', (.012, .084, .40), (x + .11, y - .284, .80), mat('seamb%d' % i, c, .5), rot=(-.10, 0, 0))
        cyl('stem', (x, y, .06), (x, y, .44), .03, blk); box('seatpad', (.48, .46, .08), (x, y - .02, .46), seat, bevel=.03)
        box('kb', (.42, .15, .022), (x - .02, .47, .772), blk, bevel=.006, rot=(.06, 0, 0))
        r = random.Random(i)
        for a in range(14):
            for b in range(4): box('key', (.022, .024, .008), (x - .02 + (a - 6.5) * .028, .47 + (b - 1.5) * .032, .787 + (b - 1.5) * .002), glow('kg%d' % i, c, 1.5) if (a + b) % 3 else blk, rot=(.06, 0, 0))
        box('mouse', (.055, .09, .03), (x + .30, .46, .777), blk, bevel=.012)
        area((x, .70, 1.14), (x, -.1, 1.05), (lin('9fe0e6'), lin('FFD9A0'), lin('FFB890'))[i], (5, 9, 8)[i], .5, .3)
    area((2.6, 2.4, 3.0), (.9, 0, 1.1), lin('FFC25C'), 210, .5, 1.2); area((.2, 3.0, 3.4), (.5, 0, 1.2), lin('FFB44E'), 150, 1.6, .6)
    area((-2.2, 2.0, 2.6), (-.2, 0, 1.1), TEAL, 110, .5, 1.2)
    area((.4, -2.6, 2.6), (.6, 0, 1.0), COOLW, 3.0, 1.2)
    camera((-.22, -2.75, 1.52), (.06, .6, 1.27), lens=43, focus=(.56, .1, 1.15), fstop=2.0)
    finish(NAME, bounces=3, clamp=4)


def post():
    lamps = [dict(loc=(x, 9.5, 6.5), target=(x * .35 + .4, 1.5, 0), angle=15, power=p, col=c) for x, p, c in ((-5, 2.0, np.array([.25, .75, .8], F)), (-1.6, 1.4, AMBER), (2.2, 3.2, AMBER), (5.6, 2.6, np.array([1., .20, .065], F) * 1.4))]
    def front(cam, img):
        w, h = cam['w'], cam['h']; u = w / 1920
        for L in lamps:
            x, y, _ = project(cam, [L['loc']])
            img = flare(img, x[0], y[0], L['col'] * .8, .12 * L['power'], size=.05, core=.008, halo=.04)
        return motes(cam, img, (-2.5, .6, .8), (3.5, 5, 3.2), n=260, power=.8)
    ring_night(NAME, seed=71, crowd=95, rows_y=(7, 34), rows_z=(-1.4, 8.5), edge_x=.2, spread=3.2, scale=2.0, teal=.14, ember=.04, cool=.25, glow_at=(.66, .34, .10), top=(.74, .02, .08), lamps=lamps, shaft=.55, near=3.0, left_dark=.32, front=front)


main(build, post)
