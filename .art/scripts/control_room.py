"""SCENE - the control room at work: two at the desk in front of the wall of monitors, which show our own pictures."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'control-room'
SHOWN = ('hero-boxing', 'bout-women', 'hero-mma', 'bowler', 'hero-cricket', 'hero-football', 'hero-skyline')


def headset(head, mats):
    shell, cushion = mats
    p = lambda f, l, u: tuple(head.p(f, l, u))
    parts = [curve('band', [p(-.012, .098 * math.cos(t), .028 + .112 * math.sin(t)) for t in np.linspace(-.2, math.pi + .2, 24)], .010, shell)]
    for s_ in (1, -1):
        parts.append(cyl('cup', p(-.012, s_ * .078, -.005), p(-.012, s_ * .118, -.005), .044, cushion, r2=.036))
    parts.append(curve('boom', [p(.0, .10, -.03), p(.06, .105, -.085), p(.115, .06, -.098)], .0045, shell, kind='BEZIER'))
    return parts


def build():
    from broadcast import screen
    reset((.0003, .0004, .0007)); size()
    bez = mat('bez', (.006, .006, .008), .4, coat=.3); blk = mat('blk', (.012, .012, .015), .45, spec=.5)
    H = [f for f in SHOWN if os.path.exists(f'{OUT}/{f}.png')]
    screen(f'{OUT}/{H[0]}.png', 1.05, 3.0, 1.62, 2.05, 1.35, bez)                         # what is on air, and what comes next
    screen(f'{OUT}/{H[1]}.png', -1.10, 3.0, 1.62, 2.05, .75, bez)
    k = 0
    for j, z in enumerate((.72, 2.50)):
        for i in range(9):
            x = -4.15 + i * 1.04; k += 1
            screen(f'{OUT}/{H[(k * 3 + j) % len(H)]}.png', x, 3.0, z, .98, .9 * max(.22, min(1., .25 + .75 / (1 + math.exp(-(x + .6) / .6)))), bez)
    for x in (-3.1, 3.1):
        for z in (1.33, 1.91): screen(f'{OUT}/{H[(int(z * 10) + (x > 0)) % len(H)]}.png', x, 3.0, z, .98, .8 if x > 0 else .2, bez)
    box('wall', (14, .1, 5), (0, 3.1, 1.5), mat('wall', (.006, .007, .009), .6)); box('floor', (14, 12, .1), (0, 0, -.05), mat('flr', (.012, .012, .015), .25, spec=.6))
    box('desk', (5.4, .95, .05), (.5, .52, .745), mat('desk', (.014, .014, .018), .30, spec=.5, coat=.2), bevel=.012)
    box('front', (5.4, .05, .7), (.5, .95, .38), blk)
    r = random.Random(3); cols = [glow('k%d' % i, c, s_) for i, (c, s_) in enumerate(((GOLD, 3.0), (TEAL, 2.2), (EMBER, 3.2), ((.5, .5, .5), .8)))]; off = mat('key', (.03, .03, .034), .5)
    for px, n, rows in ((.08, 16, 5), (1.02, 14, 4), (-.92, 14, 4)):                        # panels of keys
        box('panel', (n * .046 + .06, rows * .05 + .08, .05), (px, .50, .785), blk, bevel=.008, rot=(.16, 0, 0))
        for i in range(n):
            for j in range(rows):
                q = r.random(); y = .50 + (j - (rows - 1) / 2) * .05; z = .8135 + (j - (rows - 1) / 2) * .008
                box('key', (.032, .034, .014), (px + (i - (n - 1) / 2) * .046, y, z), off if q < .62 else cols[0 if q < .80 else 1 if q < .91 else 2 if q < .97 else 3], bevel=.003, rot=(.16, 0, 0), seg=1)
    box('tbar', (.10, .02, .05), (.54, .50, .86), mat('steel', (.3, .3, .32), .25, metal=1.), bevel=.008)
    for x in (-.42, .56):                                                                   # small displays on arms
        box('mon', (.34, .02, .21), (x, .74, 1.0), bez, bevel=.008, rot=(-.14, 0, 0))
    M = dict(hair=mat('hair', (.006, .005, .005), .5, sheen=.3), skin=skin('6a3f28'), shirt=mat('shirt', (.014, .015, .019), .7, sheen=.4), shorts=mat('trousers', (.01, .01, .012), .7),
             shoe=blk, sock=blk)
    seat = mat('seat', (.012, .012, .014), .55, sheen=.3)
    for x, pose, turn in ((.08, poses.SEATED, 90), (1.00, dict(poses.SEATED, head_rot=(16, -2, 0), hand_R=(.30, -.34, 1.16), hdir_R=(.5, -.1, .8)), 93)):
        f = body.figure(pose, 'bowler', h=.006, mass=.90); y = -.02
        add_parts(f, M, loc=(x, y, 0), yaw=turn)
        root = link(bpy.data.objects.new('hs', None))
        for o in headset(f['_sk'].head, (mat('hs', (.02, .02, .022), .35, coat=.3), mat('cushion', (.012, .012, .012), .6))): o.parent = root
        root.location = (x, y, 0); root.rotation_euler = (0, 0, math.radians(turn))
        box('back', (.46, .07, .52), (x, y - .26, .84), seat, bevel=.06, rot=(-.10, 0, 0)); box('seatpad', (.48, .46, .08), (x, y - .02, .46), seat, bevel=.03)
        cyl('stem', (x, y, .06), (x, y, .44), .03, blk)
    area((1.0, 2.7, 1.75), (1.0, 0, 1.1), lin('FFB75A'), 44, 1.8, 1.0)
    area((-1.3, 2.7, 1.7), (.4, 0, 1.1), lin('8FD6E0'), 12, 1.8, 1.0)
    area((2.9, 1.2, 2.5), (1.2, 0, 1.1), lin('FFC25C'), 60, .4, 1.0)
    area((-1.6, 1.0, 2.3), (.6, 0, 1.1), TEAL, 34, .4, 1.0)
    area((.4, -2.4, 2.6), (.8, 0, 1.0), COOLW, 2.6, 1.2)
    camera((-.25, -2.95, 1.46), (-.02, .6, 1.32), lens=36, focus=(1.0, .1, 1.2), fstop=1.8)
    finish(NAME, transparent=False, bounces=3, clamp=4)


def post():
    cam = cam_of(NAME); w, h = cam['w'], cam['h']
    rgb, a, dep = layers(NAME, R=5, k=.6)
    img = rgb + radial(w, h, .72, .30, .34, .50)[..., None] * AMBER * .016
    img = bloom(img, .10, .6, streak=.08)
    save(NAME, grade(img, 1.2, vign=.36, left_dark=.42, ca=.0005, tone=.45))


if __name__ == '__main__': main(build, post)
